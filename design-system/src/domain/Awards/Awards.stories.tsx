import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../internal/words.fixtures.ts';
import { photo } from '../support/courses.fixtures.ts';
import { Awards } from './Awards.tsx';

const meta: Meta<typeof Awards> = {
  title: 'Domain/Awards',
  component: Awards,
  args: {
    label: 'Apdovanojimai',
    awards: [
      { title: 'Metų simuliacinis kursas 2025', subtitle: 'Simuliacinio mokymo draugija „Ataidas“' },
      { title: longWords.ru, subtitle: longWords.lt, image: photo },
    ],
  },
};
export default meta;

export const Given: StoryObj<typeof Awards> = {};
