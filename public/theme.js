try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('motion') === 'paused') document.documentElement.dataset.motion = 'paused';
} catch {}
