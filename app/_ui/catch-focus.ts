/** Once the page is drawn anew: if nothing has the focus any more, it comes to this element, so that keys go on from there. */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    // What can no longer be pressed loses it a moment later.
    if (activeElement === body || activeElement?.matches(':disabled')) find()?.focus({ preventScroll: true })
  })
}
