import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: t('Kardiologija'), pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  render: function Render() {
    const [on, setOn] = useState(t('Visi'));
    return (
      <Inline gap={8}>
        {[t('Visi'), t('Tęsiami'), t('Baigti'), t('Nepradėti')].map((name) => (
          <Chip
            key={name}
            pressed={on === name}
            onClick={() => {
              setOn(name);
            }}
          >
            {name}
          </Chip>
        ))}
        <Chip pressed={false} disabled>
          {t('Archyvas')}
        </Chip>
        <Chip pressed={false}>{longWords.lt}</Chip>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: t('Baigti') });
    chip.focus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
