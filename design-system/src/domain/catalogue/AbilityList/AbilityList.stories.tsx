import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { AbilityList } from './AbilityList.tsx';

const meta: Meta<typeof AbilityList> = {
  title: 'Catalogue/AbilityList',
  component: AbilityList,
  args: {
    abilities: [
      'Atpažinti ritmus, kuriems reikia iškrovos, greičiau nei per 10 sekundžių',
      'Vadovauti gaivinimo komandai ir aiškiai skirstyti vaidmenis',
      longWords.ru,
    ],
  },
};
export default meta;

export const Abilities: StoryObj<typeof AbilityList> = {};

/** Renders nothing. */
export const Empty: StoryObj<typeof AbilityList> = { args: { abilities: [] } };
