import { t } from '../../internal/phrases.fixtures.ts';

export const questions = [
  {
    value: 'when',
    title: t('Kada galėsiu pradėti mokytis?'),
    content: t('Iškart po užsakymo. Teorija atsiveria tą pačią minutę, praktikos data yra jūsų užsakyme.'),
  },
  {
    value: 'certificate',
    title: t('Kiek galioja sertifikatas ir kaip jį patikrinti?'),
    content: t('Dvejus metus. Kiekvienas sertifikatas turi numerį, kurį gali patikrinti bet kas.'),
  },
  {
    value: 'ru',
    title:
      'Nebeprisikiškiakopūsteliaujantiesiems gydytojams anesteziologams-reanimatologams skirtas klausimas?',
    content: t('Taip.'),
  },
];
