import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { target: 'main' },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <p>{t('Antraštė')}</p>
      <main id="main" tabIndex={-1}>
        {t('Turinys')}
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until focused; Enter moves the focus to the content. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: said(translations, 'skipToContent') });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(40);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
