import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nieko neradome pagal „gaivynimas“',
    children: 'Patikrinkite rašybą arba pašalinkite dalį filtrų.',
    action: (
      <Button variant="outline" size="sm">
        Išvalyti filtrus
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
    title: 'Dar neturite kursų',
    children: 'Pirmasis kursas čia atsiras iškart po užsakymo.',
    action: (
      <ButtonLink href="#courses" size="sm">
        Rasti kursą
      </ButtonLink>
    ),
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: longWords.lt, children: longWords.ru },
};
