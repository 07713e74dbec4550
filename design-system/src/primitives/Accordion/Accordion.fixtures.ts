export const questions = [
  {
    value: 'when',
    title: 'Kada galėsiu pradėti mokytis?',
    content: 'Iškart po užsakymo. Teorija atsiveria tą pačią minutę, praktikos data yra jūsų užsakyme.',
  },
  {
    value: 'certificate',
    title: 'Kiek galioja pažymėjimas ir kaip jį patikrinti?',
    content: 'Dvejus metus. Kiekvienas pažymėjimas turi numerį, kurį gali patikrinti bet kas.',
  },
  {
    value: 'ru',
    title:
      'Nebeprisikiškiakopūsteliaujantiesiems gydytojams anesteziologams-reanimatologams skirtas klausimas?',
    content: 'Taip.',
  },
];
