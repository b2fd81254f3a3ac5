// Runs before the first paint, so that a remembered theme does not flash; theme.ts writes the key.
try {
  const theme = localStorage.getItem('chartwright_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme stands.
}
