import { useState } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { copyText } from '../lib/copy-text.ts';
import { formatMessage } from '../lib/format-message.ts';
import { savePrefilledAnswers, saveAttachedLines, saveSentence } from '../lib/prefill.ts';
import * as words from '#words/calculators.json';
import { officeLang } from '../site/language.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition } from './calculator-definition.ts';
import { exampleText } from './example-notice.tsx';
import { exampleShare, ownAnswers } from './own-figures.ts';
import { resultLines, serialNumber } from './result-lines.ts';
import { resultUrl } from './result-url.ts';
import type { Figures } from './use-figures.ts';

interface ResultActionsProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  figures: Figures;
  /** The result in sentences. */
  sentence: string;
  /** The link to the enquiry attaches the result. */
  attach: boolean;
  onPrint: () => void;
}

/**
 * Controls that send an enquiry with the result, print it or share it. The sent and shared texts name the figures that
 * are the example's.
 */
export function ResultActions({ name, definition, figures, sentence, attach, onPrint }: ResultActionsProps) {
  const [shared, setShared] = useState('');
  const { title, action = words.getQuote } = definition;
  const { path } = calculatorSummaries[name];
  const { values, examples, parameter } = figures;
  const share = async () => {
    const result = formatMessage(words.shareText, { title, serial: serialNumber(name, values), sentence });
    const text = [result, exampleText(examples)].filter(Boolean).join(' ');
    const url = resultUrl(name, parameter).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url });
    } catch (error) {
      // The visitor has closed the list of apps. After other errors, the text is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setShared((await copyText(`${text}\n${url}`)) ? words.resultCopied : words.copyingBlocked);
  };
  return (
    <div data-needs-script="" className="grid grid-cols-2 flex-wrap items-center gap-3 sm:flex">
      <PageAnchor
        to={`${path}#enquiry`}
        onClick={() => {
          if (!attach) return;
          saveAttachedLines(path, resultLines(name, values, exampleShare(name, values, examples)), name);
          saveSentence(path, officeLang ? sentence : '', name);
          savePrefilledAnswers(path, ownAnswers(name, values, examples), name);
        }}
        className={`col-span-full ${buttonClass()}`}
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
      {shared && (
        <p className="col-span-full text-xs">
          <Announced key={shared}>{shared}</Announced>
        </p>
      )}
    </div>
  );
}
