try {
  const { dataset } = document.documentElement;
  const apply = () => {
    const { motion, theme } = localStorage;
    if (/^light$|^dark$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
    if (motion === 'paused') dataset.motion = motion;
    else delete dataset.motion;
  };
  // Browsers below the minimum (src/site/browsers.ts) get a plain style sheet and no flag `js`. They show the page as
  // without JavaScript.
  if (!CSS.supports('width:1cqw')) {
    const plain = { rel: 'stylesheet', href: '/plain.css' };
    document.head.append(Object.assign(document.createElement('link'), plain));
  } else if (RegExp('(?<=)')) {
    // Versions of Safari before 16.4 throw a syntax error at the expression above, so they do not get the flag.
    dataset.js = '';
    apply(); // throws if storage is blocked
    addEventListener('storage', apply);
    addEventListener('pageshow', apply);
  }
} catch {}
