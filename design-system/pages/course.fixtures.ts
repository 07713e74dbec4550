import type { ReviewProps } from '../src/domain/catalogue/Reviews/index.ts';
import type { Language } from '../src/styles/language.ts';
import type { Subject } from '../src/domain/catalogue/SubjectsAccordion/index.ts';
import { hours, minutes } from '../src/internal/amounts.fixtures.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

export const subjects: readonly Subject[] = [
  {
    id: '1',
    title: t('Širdies sustojimo atpažinimas ir pirmieji veiksmai'),
    duration: minutes(45),
    parts: [{ id: '11', title: t('Pirmoji minutė'), type: 'video', duration: minutes(8) }],
  },
  {
    id: '2',
    title: t('Kokybiškas krūtinės ląstos paspaudimas ir ventiliacija'),
    duration: hours(1, 10),
    parts: [{ id: '21', title: t('Gylis, dažnis, atsileidimas'), type: 'page', duration: minutes(12) }],
  },
  {
    id: '3',
    title: t('Ritmo atpažinimas ir defibriliacija'),
    duration: hours(1, 40),
    parts: [
      {
        id: '31',
        title: t('Skilvelių virpėjimas ir skilvelinė tachikardija be pulso'),
        type: 'video',
        duration: minutes(12),
      },
      { id: '32', title: t('ERC 2025 gairių santrauka'), type: 'document', duration: minutes(20) },
      { id: '33', title: t('Defibriliacijos algoritmas'), type: 'algorithm', duration: minutes(15) },
      { id: '34', title: t('Pasitikrinkite: dešimt ritmų'), type: 'quiz' },
    ],
  },
  {
    id: '4',
    title: t('Kvėpavimo takai ir kapnografija'),
    duration: minutes(55),
    parts: [{ id: '41', title: t('Kreivė ekrane'), type: 'page', duration: minutes(15) }],
  },
  {
    id: '5',
    title: t('Vaistai gaivinant ir grįžtamosios priežastys'),
    duration: hours(1, 20),
    parts: [{ id: '51', title: t('4H ir 4T'), type: 'algorithm', duration: minutes(18) }],
  },
  {
    id: '6',
    title: t('Slauga ir gydymas po gaivinimo'),
    duration: minutes(50),
    parts: [{ id: '61', title: t('Temperatūra'), type: 'page', duration: minutes(10) }],
  },
];

/** Reviews are not translated; each is marked with its language if it is not the page's. */
export function reviewsIn(language: Language): readonly (ReviewProps & { readonly id: string })[] {
  return [
    {
      id: '1',
      name: 'Dainius Mockevičius',
      position: t('Paramedikas, Baltijos greitoji'),
      rating: 5,
      lang: language === 'lt' ? undefined : 'lt',
      text: t(
        'Pirmą kartą mokymuose tikrai vadovavau komandai, o ne stovėjau trečioje eilėje. Po savaitės tas pats scenarijus pasitaikė pamainoje.',
      ),
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
    question: t('Kiek laiko skirti teorijai?'),
    answer: t(
      'Apie septynias valandas. Temos trumpos, todėl galite mokytis po penkiolika minučių tarp pamainų: vieta, kurioje sustojote, išsaugoma.',
    ),
  },
  {
    id: '2',
    question: t('Ar galiu atvykti į praktiką nebaigęs teorijos?'),
    answer: t('Prieš praktiką baikite bent pirmąsias tris temas.'),
  },
  { id: '3', question: t('Kiek galioja sertifikatas?'), answer: t('Dvejus metus nuo praktikos dienos.') },
] as const;
