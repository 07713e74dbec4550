import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { LecturerList } from './LecturerList.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof LecturerList> = {
  title: 'Catalogue/LecturerList',
  component: LecturerList,
  args: {
    lecturers: [
      {
        name: 'Rimantas Dagilis',
        profession: t('Anesteziologas-reanimatologas'),
        about: t(
          'Vadovauja reanimacijos skyriaus gaivinimo komandai. Praktikoje stabdo scenarijų tik tada, kai yra ką aptarti.',
        ),
      },
      { name: 'Gintaras Vėbra', profession: t('Paramedikas, simuliacijų instruktorius') },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof LecturerList>;

export const Lecturers: Story = {};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { lecturers: [{ name: longWords.lt, profession: longWords.ru, about: longWords.ru }] },
};

/** Renders nothing. */
export const Empty: Story = { args: { lecturers: [] } };
