import type { Firm } from './firm-schema.ts';
import { firm } from './firm.ts';
import { leadEndpoint } from './lead-endpoint.ts';
import type { LeadEndpoint } from './lead-endpoint.ts';
import * as words from '#words/legal.json';

/** A server of another organisation that receives requests from pages, with texts that explain this to visitors. */
export interface ThirdParty {
  /** The origin, such as `https://example.com`. */
  origin: string;
  /** The purpose of the requests, as a heading: 'Counting visits'. */
  purpose: string;
  /** A sentence for visitors about what pages request, and which data the server receives. */
  sentence: string;
  /** The language of `purpose` and `sentence`. It is undefined if they are in the language of the page. */
  lang?: 'en' | undefined;
  /** Whether the server receives enquiries. All other servers in `connect` count visits. */
  enquiries?: true;
}

/** Third parties, by the kind of request. An origin with two kinds of requests is in two lists. */
export type ThirdParties = Readonly<Record<'script' | 'connect' | 'frame' | 'image', readonly ThirdParty[]>>;

/**
 * The third parties that the firm has added. By default, there are none. Besides them, the content security policy
 * allows only YouTube, if the film is there, and the server for enquiries. The privacy page names all allowed third
 * parties. See docs/reference/third-parties.md.
 */
const addedByFirm: ThirdParties = { script: [], connect: [], frame: [], image: [] };

const youtube: ThirdParty = {
  origin: 'https://www.youtube-nocookie.com',
  purpose: words.film,
  sentence: words.filmRequests,
};

/** Adds YouTube to the allowed frames if the firm's film is on YouTube. */
export const withFilm = (list: ThirdParties, video: Firm['video']): ThirdParties =>
  video && 'youtube' in video ? { ...list, frame: [...list.frame, youtube] } : list;

/** Adds the server that receives enquiries to the list. */
export function withLeads(list: ThirdParties, { url, sentence }: LeadEndpoint): ThirdParties {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  return {
    ...list,
    connect: [...list.connect, { origin, purpose: words.yourEnquiry, sentence, enquiries: true }],
  };
}

const withoutLeads = withFilm(addedByFirm, firm.video);
export const thirdParties = leadEndpoint ? withLeads(withoutLeads, leadEndpoint) : withoutLeads;

/** Returns the third parties in the order of the lists. An object that is in two lists is returned once. */
export const removeRepeatedOrigins = (list: ThirdParties): ThirdParty[] => [
  ...new Set(Object.values(list).flat()),
];

/** Returns the errors in a list of third parties, each as a sentence. */
export function findThirdPartyErrors(list: ThirdParties): string[] {
  const file = 'src/site/third-parties.ts';
  return removeRepeatedOrigins(list).flatMap(({ origin, purpose, sentence }) => [
    ...(URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('https://')
      ? []
      : [
          `${file}: ${origin || 'an origin'} must be https:// and a host without a path, such as https://plausible.io`,
        ]),
    ...(purpose.trim() ? [] : [`${file}: state the purpose of ${origin}`]),
    ...(/\S.*[.।]$/.test(sentence) ? [] : [`${file}: add a sentence about ${origin} for visitors`]),
  ]);
}
