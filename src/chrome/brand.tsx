import { Seal } from '../components/rosette.tsx';
import { firm } from '../site/firm.ts';
import { PageAnchor } from '../components/page-anchor.tsx';

const variants = {
  background: {
    seal: 'size-11 sm:size-13',
    text: 'flex-1 basis-24',
    name: 'text-logo text-foreground',
    tagline: 'text-muted-foreground',
  },
  footer: {
    seal: 'size-11',
    /* If the column is narrow, the text is below the seal. Next to the seal, it would need two lines. */
    text: 'flex-auto',
    name: 'text-xl text-footer-foreground',
    tagline: 'text-footer-foreground-soft',
  },
} as const;

/** A link to Home with the seal, the name and the tagline of the firm. */
export function Brand({ variant }: { variant: keyof typeof variants }) {
  const classes = variants[variant];
  return (
    <PageAnchor to="/" className="flex min-h-tap w-fit flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`block flex-none ${classes.seal}`}>
        <Seal />
      </span>
      <span className={classes.text}>
        <span className={`block font-display font-bold ${classes.name}`}>{firm.name}</span>{' '}
        <span className={`mt-1.5 hidden text-xs leading-none xs:block ${classes.tagline}`}>
          {firm.tagline}
        </span>
      </span>
    </PageAnchor>
  );
}
