/** Creates the PDFs of Insurance Details and of the partner agreement, in the same way as the PDFs of the services. */

/** The creation date of the PDF. It is fixed, so that the same content always gives the same bytes. */
const CREATED_AT = Date.UTC(2026, 0, 1);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'paragraph', text });

/** Returns the content of Insurance Details as blocks (build/pdf/page-content.ts). */
export function insuranceBlocks({ title, intro, description, parts, benefits, questions, notice }) {
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
 * @param locale the locale of the text, such as 'hi-IN'
 * @param language the language whose fonts are needed, or '' for English
 * @param root the path of the project
 * @param importSource imports a TypeScript module of the project
 * @returns {Promise<Buffer>}
 */
export async function createPdf({ title, blocks, locale, language, contact, colours, root, importSource }) {
  const { servicePdf } = await importSource('build/pdf/service-pdf.ts');
  const { loadPdfFonts } = await importSource('build/pdf/pdf-fonts.ts');
  const page = {
    title,
    firmName: contact[0],
    language: locale,
    contact,
    blocks,
    builtAt: CREATED_AT,
    colours,
  };
  return servicePdf(page, await loadPdfFonts(root, `${JSON.stringify(page)}/•`, language));
}
