import { Seal } from '../components/rosette.tsx';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import { language } from '../site/language.ts';
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
    /* In a narrow column, the text wraps below the seal as a whole. Next to the seal, it would need two lines. */
    text: 'flex-auto',
    name: 'text-xl text-footer-foreground',
    tagline: 'text-footer-foreground-soft',
  },
  letterhead: { seal: 'size-9', text: 'flex-none', name: 'text-xl text-foreground', tagline: undefined },
} as const;

const { localNames }: Firm = firm;
/** The firm's name in the language of the page, if firm.ts has it. Undefined on English pages. */
const localName = language === 'en' ? undefined : localNames?.[language];

/** A link to Home with the seal, the name and, except in the letterhead, the tagline of the firm. */
export function Brand({ variant }: { variant: keyof typeof variants }) {
  const classes = variants[variant];
  return (
    <PageAnchor to="/" className="flex min-h-tap w-fit flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`block flex-none ${classes.seal}`}>
        <Seal />
      </span>
      <span className={classes.text}>
        <span className={`block font-display font-bold ${classes.name}`}>{firm.name}</span>{' '}
        {classes.tagline && (
          <span className={`mt-1.5 hidden text-xs leading-none xs:block ${classes.tagline}`}>
            {localName && (
              <>
                <span className="font-semibold">{localName}</span>
                <span className="max-sm:hidden"> · </span>
              </>
            )}
            <span className={localName && 'max-sm:hidden'}>{firm.tagline}</span>
          </span>
        )}
      </span>
    </PageAnchor>
  );
}
