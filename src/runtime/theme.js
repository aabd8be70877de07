try {
  const { dataset } = document.documentElement;
  const apply = () => {
    const { motion, theme } = localStorage;
    if (/^light$|^dark$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
    if (motion === 'paused') dataset.motion = motion;
    else delete dataset.motion;
  };
  // Browsers without container query units get a plain style sheet and no flag `js`. Without the flag, they show the page
  // as without JavaScript (src/site/browsers.ts).
  if (!CSS.supports('width:1cqw')) {
    const plain = { rel: 'stylesheet', href: '/plain.css' };
    document.head.append(Object.assign(document.createElement('link'), plain));
  } else if (RegExp('(?<=)')) {
    // Safari 16.0 to 16.3 throws a syntax error at the expression above, so it gets no flag either.
    dataset.js = '';
    apply(); // throws if storage is blocked
    addEventListener('storage', apply);
    addEventListener('pageshow', apply);
  }
} catch {}
