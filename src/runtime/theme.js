{
  const { dataset } = document.documentElement;
  dataset.js = '';
  const apply = () => {
    try {
      const { theme, motion } = localStorage;
      if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
      else delete dataset.theme;
      if (motion === 'paused') dataset.motion = motion;
      else delete dataset.motion;
    } catch {}
  };
  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
}
