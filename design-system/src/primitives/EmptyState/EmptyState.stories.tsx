import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: t('Nieko neradome pagal „gaivynimas“'),
    children: t('Patikrinkite rašybą arba pašalinkite dalį filtrų.'),
    action: (
      <Button variant="outline" size="sm">
        {t('Išvalyti filtrus')}
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { tags: ['!dev', '!autodocs'] };

export const NotYet: Story = {
  args: {
    rings: 2,
    title: t('Dar neturite kursų'),
    children: t('Pirmasis kursas čia atsiras iškart po užsakymo.'),
    action: (
      <ButtonLink href="#courses" size="sm">
        {t('Rasti kursą')}
      </ButtonLink>
    ),
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: longWords.lt, children: longWords.ru },
};
