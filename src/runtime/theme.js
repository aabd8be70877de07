document.documentElement.dataset.js = '';
try {
  const { theme, motion } = localStorage;
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (motion === 'paused') dataset.motion = motion;
} catch {}
