import type { ReactNode } from 'react';
import { calculators } from '../calculators/names.ts';
import type { CalculatorName } from '../calculators/names.ts';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Band } from './band.tsx';
import { LedgerTable } from './ledger-table.tsx';

const Calculator = lazyPart(() => import('../calculators/calculator.tsx').then((m) => m.Calculator));

interface CalculatorBandProps {
  name: CalculatorName;
  ground?: 'paper' | 'panel' | 'leaf' | 'ledger';
  /** Stands under it. */
  children?: ReactNode;
}

/** A calculator with its head. Its worked example is in the page; the code comes at intent. */
export function CalculatorBand({ name, ground = 'paper', children }: CalculatorBandProps) {
  const { note, title, lead, answer, amount } = calculators[name];
  return (
    <Band id={`reckon-${name}`} ground={ground} head={{ note, title, lead }}>
      <PhoneDisclosure named={name} label={`${answer}: ${amount}`}>
        <Calculator name={name} TableView={LedgerTable} />
      </PhoneDisclosure>
      {children}
    </Band>
  );
}
