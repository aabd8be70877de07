/** Takes the rules of classes out of a style sheet that no component shows any more. */

/** The end of the block that opens at `from`. */
function closing(css, from) {
  for (let i = from + 1, depth = 1; i < css.length; i += 1) {
    if (css.startsWith('/*', i)) i = css.indexOf('*/', i) + 1;
    else if (/['"]/.test(css[i])) i = css.indexOf(css[i], i + 1);
    else if (css[i] === '{') depth += 1;
    else if (css[i] === '}' && (depth -= 1) === 0) return i;
  }
  return css.length;
}

/** A list parted at its own commas. */
function parted(list) {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** A selector without the classes that are gone; undefined where nothing is left of it. */
function kept(list, gone) {
  const names = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].some(([, name]) => gone.has(name));
  const shorter = list.replace(/:(is|where|not)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (whole, kind, inner) => {
    const left = parted(inner).filter((one) => !names(one));
    if (left.length > 0) return `:${kind}(${left.join(',')})`;
    return kind === 'not' ? '' : whole;
  });
  const left = parted(shorter).filter((one) => !names(one));
  return left.length > 0 ? left.join(',') : undefined;
}

function block(before, body, gone) {
  const [lead] = /^(?:\s|\/\*[^]*?\*\/)*/.exec(before);
  const head = before.slice(lead.length);
  if (head.startsWith('@')) {
    const inner = withoutClasses(body, gone);
    return inner.trim() || !body.trim() ? `${lead}${head}{${inner}}` : '';
  }
  const selectors = kept(head, gone);
  if (selectors === undefined) return lead.replace(/\/\*(?:[^*]|\*(?!\/))*\*\/\s*$/, '');
  return `${lead}${selectors}{${withoutClasses(body, gone)}}`;
}

/** @param {ReadonlySet<string>} gone the names of the classes */
export function withoutClasses(css, gone) {
  let out = '';
  let start = 0;
  for (let i = 0; i < css.length; i += 1) {
    if (css.startsWith('/*', i)) i = css.indexOf('*/', i) + 1;
    else if (/['"]/.test(css[i])) i = css.indexOf(css[i], i + 1);
    else if (css[i] === ';') {
      out += css.slice(start, i + 1);
      start = i + 1;
    } else if (css[i] === '{') {
      const end = closing(css, i);
      out += block(css.slice(start, i), css.slice(i + 1, end), gone);
      start = end + 1;
      i = end;
    }
  }
  return out + css.slice(start);
}
