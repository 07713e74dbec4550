import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { Awards } from './Awards.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof Awards> = {
  title: 'Catalogue/Awards',
  component: Awards,
  args: {
    awards: [
      { title: t('Metų simuliacinis kursas 2025'), subtitle: t('Simuliacinio mokymo draugija „Ataidas“') },
      { title: longWords.ru, subtitle: longWords.lt, image: photo },
    ],
  },
};
export default meta;

export const Given: StoryObj<typeof Awards> = {};

/** If the picture fails to load, the medal shows. */
export const MissingPicture: StoryObj<typeof Awards> = {
  tags: ['!dev', '!autodocs'],
  args: { awards: [{ title: t('Metų simuliacinis kursas 2025'), image: 'data:,' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
};

/** Renders nothing. */
export const Empty: StoryObj<typeof Awards> = { args: { awards: [] } };
