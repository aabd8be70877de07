import { readFileSync, readdirSync } from 'node:fs';
import { escapeRegExp } from '../escape-regexp.ts';

/**
 * Matches a message of `throwInvalid` (tailwind/values.ts). In development, Vite puts plugin names before the message.
 */
const MESSAGE = /(?:[\w-]+\.)*([\w-]+)(?:, (\w+))? is '(.*)' in tailwind\.config\.ts or its look;.*/;

/** Returns the file and line of a value of the theme: 'tailwind.config.ts:13'. */
function findPlace(name: string, value: string, read: (file: string) => string): string | undefined {
  const looks = readdirSync('tailwind/looks').map((file) => `tailwind/looks/${file}`);
  const pattern = new RegExp(
    `(?<![\\w-])["']?${escapeRegExp(name)}["']?:.*["'\`]${escapeRegExp(value)}["'\`]`,
  );
  for (const file of ['tailwind.config.ts', ...looks]) {
    const line = read(file)
      .split('\n')
      .findIndex((text) => pattern.test(text));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}

/**
 * Returns the message of an error in the theme, with file and line of the value. Returns undefined for other errors.
 */
export function formatThemeError(
  error: unknown,
  read = (file: string) => readFileSync(file, 'utf8'),
): string | undefined {
  const [message, role = '', field = role, value = ''] =
    MESSAGE.exec(error instanceof Error ? error.message : '') ?? [];
  if (!message) return undefined;
  if (role === 'LOOK') return message.replace(' in tailwind.config.ts or its look;', ' in the environment;');
  const place = findPlace(field, value, read) ?? findPlace(role, value, read);
  return place ? `${place}: ${message.replace(' in tailwind.config.ts or its look;', ';')}` : message;
}
