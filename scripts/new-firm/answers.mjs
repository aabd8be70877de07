/** The answers of a new firm: what they must hold, and what is wrong with them in sentences. */
import { runnerImport } from 'vite';
import { shape } from './shape.mjs';

/** The address of a service: its own, or made of its label. */
export const pathOf = ({ path: given, label }) =>
  given ??
  `/services/${label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** Names that the rosette classes of a page could be taken for. */
export const slugOf = (of) => pathOf(of).split('/').at(-1).toLowerCase();

const twice = (names) => names.filter((name, at) => names.indexOf(name) !== at);

/** What the schema alone cannot see. */
function crossFaults({ groups, services }) {
  const unknown = services.filter(({ group }) => !groups.includes(group));
  const empty = groups.filter((name) => !services.some(({ group }) => group === name));
  return [
    ...unknown.map(
      ({ label, group }) => `services: ${label} stands in the group “${group}”, which groups does not name`,
    ),
    ...empty.map((name) => `groups: no service stands in “${name}”`),
    ...twice(groups).map((name) => `groups: “${name}” stands there twice`),
    ...twice(services.map(({ label }) => label)).map((label) => `services: two are called ${label}`),
    ...twice(services.map(pathOf)).map((at) => `services: two have the path ${at}`),
  ];
}

async function firmFaults(firm) {
  const { module } = await runnerImport('./src/site/firm-schema.ts', {
    configFile: false,
    logLevel: 'error',
  });
  try {
    module.checkFirm(firm);
    return [];
  } catch (error) {
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => `firm.${line.trim()}`);
  }
}

/** Words with their apostrophes as they are printed; what may be a mark of quotation stays. */
function printed(words) {
  const inside = words.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
  return /(?<!\p{L})'/u.test(inside) ? inside : inside.replaceAll("'", '’');
}
const typeset = (value) => {
  if (typeof value === 'string') return printed(value);
  if (Array.isArray(value)) return value.map(typeset);
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeset(one)]))
    : value;
};

/**
 * The answers, checked, with apostrophes as they are printed.
 * @throws Error with a sentence for each fault
 */
export async function checkAnswers(value) {
  const read = shape.safeParse(value);
  const said = read.success
    ? crossFaults(read.data)
    : read.error.issues.flatMap(({ code, keys, path: at, message }) =>
        code === 'unrecognized_keys'
          ? keys.map((key) => `${[...at, key].join('.')}: no such answer`)
          : [`${at.join('.') || 'answers'}: ${message.replace(/^Invalid input.*/, 'is of the wrong kind')}`],
      );
  const faults = [...(value?.firm ? await firmFaults(value.firm) : []), ...said];
  if (faults.length > 0)
    throw new Error(
      `These answers are missing, or do not fit yet:\n${faults.map((one) => `  ${one}`).join('\n')}`,
    );
  return typeset(read.data);
}
