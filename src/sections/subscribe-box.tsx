import { newsletter } from '../enquiry/forms/general.ts';
import { seals } from '../site/seals.ts';
import { LazyForm } from './lazy-form.ts';
import { SideBox } from './side-layout.tsx';

/** The newsletter form in a side column. Use it on pages without the section `Newsletter`. */
export function SubscribeBox({ title, text }: { title: string; text: string }) {
  return (
    <SideBox title={title} ground="muted">
      <p className="mb-4 text-sm">{text}</p>
      <LazyForm form={newsletter} level={3} rosette={seals.newsletter} layout="box" />
    </SideBox>
  );
}
