/** Creates the PDF of Insurance Details with the writer of the services' PDFs. */

/** A fixed date of creation, so that the same content gives the same bytes. */
const DAY = Date.UTC(2026, 0, 1);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'paragraph', text });

/** The content as blocks of build/pdf/page-content.ts. */
function blocksOf({ title, intro, description, parts, benefits, questions, notice }) {
  return [
    heading(1, title),
    paragraph(intro),
    heading(2, description.title),
    ...[description.intro, ...description.paragraphs].map(paragraph),
    heading(2, parts.title),
    { kind: 'table', caption: '', head: parts.columns, rows: parts.rows },
    heading(2, benefits.title),
    { kind: 'list', items: benefits.items.map(({ title: benefit, text }) => `${benefit}. ${text}`) },
    heading(2, questions.title),
    ...questions.items.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer)]),
    paragraph(notice),
  ];
}

/**
 * @param root path of the project
 * @param importSource imports a TypeScript module of it
 * @returns {Promise<Buffer>}
 */
export async function createPdf({ words, contact, colours: c, root, importSource }) {
  const { servicePdf } = await importSource('build/pdf/service-pdf.ts');
  const { loadPdfFonts } = await importSource('build/pdf/pdf-fonts.ts');
  const page = {
    title: words.title,
    author: contact[0],
    language: 'en-IN',
    contact,
    blocks: blocksOf(words),
    day: DAY,
    colours: c,
  };
  return servicePdf(page, await loadPdfFonts(root, `${JSON.stringify(page)}/•`));
}
