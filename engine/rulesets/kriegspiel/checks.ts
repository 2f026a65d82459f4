export const checks = []
