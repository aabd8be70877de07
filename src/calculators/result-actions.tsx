import { useState } from 'react';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { copyText } from '../lib/copy-text.ts';
import { formatMessage } from '../lib/format-message.ts';
import { savePrefilledAnswers, saveAttachedLines, saveSentence } from '../lib/prefill.ts';
import * as m from '../messages/calculators.ts';
import { leadLang } from '../messages/forms.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import { resultAnswers, resultLines, serialNumber, toUrlParameter } from './calculator-values.ts';
import { resultUrl } from './result-url.ts';

interface ResultActionsProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  values: Values;
  /** The result in sentences. */
  sentence: string;
  /** Whether the link to the enquiry attaches the result: it does if the visitor entered all its values. */
  attach: boolean;
  onPrint: () => void;
}

/** What a visitor can do with a result: enquire with it, print it, share it. */
export function ResultActions({ name, definition, values, sentence, attach, onPrint }: ResultActionsProps) {
  const [shared, setShared] = useState('');
  const { title, action = m.getQuote } = definition;
  const { path } = calculatorSummaries[name];
  const share = async () => {
    const text = formatMessage(m.shareText, { title, serial: serialNumber(name, values), sentence });
    const url = resultUrl(name, toUrlParameter(definition, values)).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url });
    } catch (error) {
      // The visitor closed the list of apps; after other errors the text is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setShared((await copyText(`${text}\n${url}`)) ? m.resultCopied : m.copyingBlocked);
  };
  return (
    <div data-needs-script="" className="grid grid-cols-2 flex-wrap items-center gap-3 sm:flex">
      <PageAnchor
        to={`${path}#enquiry`}
        onClick={() => {
          if (!attach) return;
          saveAttachedLines(path, resultLines(name, values), name);
          saveSentence(path, leadLang ? sentence : '', name);
          savePrefilledAnswers(path, resultAnswers(name, values), name);
        }}
        className={`col-span-full ${buttonClass()}`}
      >
        {action}
        <VisuallyHidden>{formatMessage(m.quoteFor, { title })}</VisuallyHidden>
      </PageAnchor>
      <Button variant="outline" onClick={onPrint}>
        {m.print}
        <VisuallyHidden>{formatMessage(m.resultOf, { title })}</VisuallyHidden>
      </Button>
      <Button variant="outline" onClick={() => void share()}>
        {m.share}
        <VisuallyHidden>{formatMessage(m.resultOf, { title })}</VisuallyHidden>
      </Button>
      {shared && (
        <p className="col-span-full text-xs">
          <Announced key={shared}>{shared}</Announced>
        </p>
      )}
    </div>
  );
}
