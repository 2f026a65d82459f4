/** After the next render, moves the focus to this element if nothing has it, so that keyboard use can continue. */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    // A disabled element loses the focus only a moment later.
    if (activeElement === body || activeElement?.matches(':disabled')) find()?.focus({ preventScroll: true })
  })
}
