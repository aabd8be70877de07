import type { RosetteName } from '../../site/rosettes.ts';
import type { team as english } from '../team.ts';
import { sample } from '../../site/sample.ts';

export const team = sample(
  [
    {
      name: 'ईशान बेदी',
      role: 'लोन',
      text: 'होम, गोल्ड और बिज़नेस लोन, पहले फ़ॉर्म से मंज़ूरी पत्र तक।',
      seal: 'loans',
      portrait: 'team-loans',
    },
    {
      name: 'मेहर दत्ता',
      role: 'रेटिंग',
      text: 'दस्तावेज़, और रेटिंग एजेंसी के साथ आपकी मीटिंग की तैयारी।',
      seal: 'credit-rating',
      portrait: 'team-ratings',
    },
    {
      name: 'फ़रहान सिद्दीकी',
      role: 'बीमा',
      text: 'जीवन, स्वास्थ्य और जनरल इंश्योरेंस, और क्लेम में मदद।',
      seal: 'insurance',
      portrait: 'team-insurance',
    },
    {
      name: 'नंदिनी राव',
      role: 'ट्रेड',
      text: 'बिल, निर्यात बिल और लेटर ऑफ़ क्रेडिट, एक-एक शर्त की जाँच के साथ।',
      seal: 'bill-discounting',
      portrait: 'team-trade',
    },
  ] as const satisfies readonly {
    name: string;
    role: string;
    text: string;
    seal: RosetteName;
    portrait: (typeof english)[number]['portrait'];
  }[],
  'four members of the team in Hindi',
);
