import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { RoomPlan } from './RoomPlan.tsx';

const meta: Meta<typeof RoomPlan> = {
  title: 'Site/RoomPlan',
  component: RoomPlan,
  args: {
    roles: [
      { title: t('Vadovauja'), text: t('Sprendžia, kas daroma toliau.') },
      { title: t('Dirba rankomis'), text: t('Apžiūri, masažuoja, ventiliuoja.') },
      { title: t('Leidžia vaistus'), text: t('Ir garsiai seka laiką.') },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof RoomPlan>;

/** The plan is hidden from assistive technology; its numbers are those of the list. */
export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    const rows = within(within(canvasElement).getByRole('list')).getAllByRole('listitem');
    const numbers = [...canvasElement.querySelectorAll('svg text')].map((number) => number.textContent);
    await expect(numbers).toEqual(['1', '2', '3']);
    await expect(rows.map((row) => row.textContent)).toEqual(
      args.roles.map(({ title, text }, index) => `${String(index + 1)}${title}${text ?? ''}`),
    );
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: {
    roles: [
      { title: longWords.lt, text: sentences.lt },
      { title: longWords.ru, text: sentences.ru },
      { title: longWords.en },
    ],
  },
};
