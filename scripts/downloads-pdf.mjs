/** Creates the PDF of Insurance Details, in the same way as the PDFs of the services. */

/** The creation date of the PDF. It is fixed, so that the same content always gives the same bytes. */
const CREATED_AT = Date.UTC(2026, 0, 1);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'paragraph', text });

/** Returns the content as blocks (build/pdf/page-content.ts). */
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
 * @param root the path of the project
 * @param importSource imports a TypeScript module of the project
 * @returns {Promise<Buffer>}
 */
export async function createPdf({ words, contact, colours: c, root, importSource }) {
  const { servicePdf } = await importSource('build/pdf/service-pdf.ts');
  const { loadPdfFonts } = await importSource('build/pdf/pdf-fonts.ts');
  const page = {
    title: words.title,
    firmName: contact[0],
    language: 'en-IN',
    contact,
    blocks: blocksOf(words),
    builtAt: CREATED_AT,
    colours: c,
  };
  return servicePdf(page, await loadPdfFonts(root, `${JSON.stringify(page)}/•`));
}
