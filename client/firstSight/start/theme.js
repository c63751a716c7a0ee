// Runs before the first paint, so that a dark page never flashes white.
try {
  const choice = localStorage.getItem('panna.theme');
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.className = isDark ? 'dark' : 'light';
} catch {
  document.documentElement.className = 'light';
}
