/** The shared words in each language, for stories and tests. */
export { translations as fixtureTexts } from '../styles/translations.ts';
