// Runs before the first paint, so that a dark page never flashes white.
try {
  document.documentElement.className = localStorage.getItem('panna.theme') === 'dark' ? 'dark' : 'light';
} catch {
  document.documentElement.className = 'light';
}
