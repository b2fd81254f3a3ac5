/** Macs and their tablets have a Command key. */
export function hasCommandKey(platform = navigator.platform): boolean {
  return /^(?:mac|iphone|ipad|ipod)/i.test(platform)
}

/** Spec 2 §2.1: the hint, 'Cmd+K' or 'Ctrl+K'. */
export function shortcutHint(key: string, platform?: string): string {
  return `${hasCommandKey(platform) ? 'Cmd' : 'Ctrl'}+${key}`
}
