import { Button, getButtonClass } from '../components/button.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { useCopyMessage } from '../components/use-copy-message.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { copyText } from '../lib/copy-text.ts';
import { formatMessage } from '../lib/format-message.ts';
import { savePrefilledAnswers, saveAttachedLines, saveSentence } from '../lib/prefill.ts';
import * as words from '#words/calculators.json';
import { language } from '../site/language.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition } from './calculator-definition.ts';
import { describeExamples } from './example-notice.tsx';
import { getExampleShare, getVisitorAnswers } from './example-figures.ts';
import { formatResultLines, formatSerialNumber } from './result-lines.ts';
import { createResultUrl } from './result-url.ts';
import type { Figures } from './use-figures.ts';

interface ResultActionsProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  figures: Figures;
  /** The result in sentences. */
  sentence: string;
  /** Whether the link to the enquiry attaches the result to the message. */
  isAttached: boolean;
  onPrint: () => void;
}

/**
 * Controls that attach the result to an enquiry, print it, or share it. If figures come from the example, the lead and
 * the shared text say so.
 */
export function ResultActions({
  name,
  definition,
  figures,
  sentence,
  isAttached,
  onPrint,
}: ResultActionsProps) {
  const [copyMessage, showCopyMessage] = useCopyMessage(sentence + figures.parameter);
  const { title, action = words.getQuote } = definition;
  const { path } = calculatorSummaries[name];
  const { values, examples, parameter } = figures;
  const share = async () => {
    const result = formatMessage(words.shareText, {
      title,
      serial: formatSerialNumber(name, values),
      sentence,
    });
    const text = [result, describeExamples(examples)].filter(Boolean).join(' ');
    const url = createResultUrl(name, parameter).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url });
    } catch (error) {
      // An AbortError means that the visitor has closed the list of apps. After any other error, the code below copies
      // the text.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    const isCopied = await copyText(`${text}\n${url}`);
    showCopyMessage(isCopied ? words.resultCopied : words.copyingBlocked);
  };
  return (
    <div data-needs-script="" className="grid grid-cols-2 flex-wrap items-center gap-3 sm:flex">
      <PageAnchor
        to={`${path}#enquiry`}
        data-action="send"
        onClick={() => {
          if (!isAttached) return;
          saveAttachedLines(
            path,
            formatResultLines(name, values, getExampleShare(name, values, examples)),
            name,
          );
          saveSentence(path, language === 'en' ? '' : sentence, name);
          savePrefilledAnswers(path, getVisitorAnswers(name, values, examples), name);
        }}
        className={`col-span-full ${getButtonClass()}`}
      >
        {action}
        <VisuallyHidden>{formatMessage(words.quoteFor, { title })}</VisuallyHidden>
      </PageAnchor>
      <Button variant="outline" onClick={onPrint}>
        {words.print}
        <VisuallyHidden>{formatMessage(words.resultOf, { title })}</VisuallyHidden>
      </Button>
      <Button variant="outline" onClick={() => void share()}>
        {words.share}
        <VisuallyHidden>{formatMessage(words.resultOf, { title })}</VisuallyHidden>
      </Button>
      {copyMessage && <p className="col-span-full text-xs">{copyMessage}</p>}
    </div>
  );
}
