import type { ReviewProps } from '../src/domain/catalogue/Reviews/index.ts';
import type { Language } from '../src/internal/phrases.fixtures.ts';
import type { Subject } from '../src/domain/catalogue/SubjectsAccordion/index.ts';

export const subjects: readonly Subject[] = [
  {
    id: '1',
    title: 'Širdies sustojimo atpažinimas ir pirmieji veiksmai',
    duration: '45 min.',
    parts: [{ id: '11', title: 'Pirmoji minutė', type: 'video', duration: '8 min.' }],
  },
  {
    id: '2',
    title: 'Kokybiškas krūtinės ląstos paspaudimas ir ventiliacija',
    duration: '1 val. 10 min.',
    parts: [{ id: '21', title: 'Gylis, dažnis, atsileidimas', type: 'page', duration: '12 min.' }],
  },
  {
    id: '3',
    title: 'Ritmo atpažinimas ir defibriliacija',
    duration: '1 val. 40 min.',
    parts: [
      {
        id: '31',
        title: 'Skilvelių virpėjimas ir skilvelinė tachikardija be pulso',
        type: 'video',
        duration: '12 min.',
      },
      { id: '32', title: 'ERC 2025 gairių santrauka', type: 'document', duration: '20 min.' },
      { id: '33', title: 'Defibriliacijos algoritmas', type: 'algorithm', duration: '15 min.' },
      { id: '34', title: 'Pasitikrinkite: dešimt ritmų', type: 'quiz' },
    ],
  },
  {
    id: '4',
    title: 'Kvėpavimo takai ir kapnografija',
    duration: '55 min.',
    parts: [{ id: '41', title: 'Kreivė ekrane', type: 'page', duration: '15 min.' }],
  },
  {
    id: '5',
    title: 'Vaistai gaivinant ir grįžtamosios priežastys',
    duration: '1 val. 20 min.',
    parts: [{ id: '51', title: '4H ir 4T', type: 'algorithm', duration: '18 min.' }],
  },
  {
    id: '6',
    title: 'Slauga ir gydymas po gaivinimo',
    duration: '50 min.',
    parts: [{ id: '61', title: 'Temperatūra', type: 'page', duration: '10 min.' }],
  },
];

/** Reviews are not translated; each is marked with its language if it is not the page's. */
export function reviewsIn(language: Language): readonly (ReviewProps & { readonly id: string })[] {
  return [
    {
      id: '1',
      name: 'Dainius Mockevičius',
      position: 'Paramedikas, Baltijos greitoji',
      rating: 5,
      lang: language === 'lt' ? undefined : 'lt',
      text: 'Pirmą kartą mokymuose tikrai vadovavau komandai, o ne stovėjau trečioje eilėje. Po savaitės tas pats scenarijus pasitaikė pamainoje.',
    },
    {
      id: '2',
      name: 'Елена Петрова',
      position: 'Медсестра отделения интенсивной терапии',
      rating: 5,
      lang: language === 'ru' ? undefined : 'ru',
      text: 'Теорию прошла в телефоне за две ночные смены. На симуляции всё встало на свои места.',
    },
  ];
}

export const questions = [
  {
    id: '1',
    question: 'Kiek laiko skirti teorijai?',
    answer:
      'Apie septynias valandas. Temos trumpos, todėl galite mokytis po penkiolika minučių tarp pamainų: vieta, kurioje sustojote, išsaugoma.',
  },
  {
    id: '2',
    question: 'Ar galiu atvykti į praktiką nebaigęs teorijos?',
    answer: 'Prieš praktiką baikite bent pirmąsias tris temas.',
  },
  { id: '3', question: 'Kiek galioja sertifikatas?', answer: 'Dvejus metus nuo praktikos dienos.' },
] as const;
