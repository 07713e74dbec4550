/** Texts that try a layout: the longest of each language that the product is likely to show. */
export const longWords = {
  lt: 'Nebeprisikiškiakopūsteliaujantiesiems gydytojams anesteziologams-reanimatologams',
  ru: 'Высококвалифицированная оториноларингологическая медицинская помощь в реанимации',
  en: 'Otorhinolaryngological emergencies for interdisciplinary resuscitation teams',
} as const;

export const sentences = {
  lt: 'Ūminėse būklėse svarbiausia aiški seka: įvertinti, nuspręsti, veikti. Gruodžio 4–5 d., Vilnius.',
  ru: 'В острых состояниях важнее всего ясный порядок: оценить, решить, действовать. Подъём, объём, съёмка.',
} as const;
