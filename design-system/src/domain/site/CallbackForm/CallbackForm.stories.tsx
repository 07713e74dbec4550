import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Banner } from '../../../primitives/Banner/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { CallbackForm } from './CallbackForm.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { callbackFormWords } from './CallbackForm.words.ts';

const meta: Meta<typeof CallbackForm> = {
  title: 'Site/CallbackForm',
  component: CallbackForm,
  args: {
    lead: t('Palikite numerį. Atskambinsime darbo dieną nuo 8 iki 17 val.'),
    field: { name: 'phone' },
    note: (
      <>
        {t('Numerį naudosime tik šiam skambučiui.')} <Link href="#privacy">{t('Privatumo politika')}</Link>
      </>
    ),
    onSubmit: fn((event) => {
      event.preventDefault();
    }),
  },
};
export default meta;
type Story = StoryObj<typeof CallbackForm>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(said(callbackFormWords, 'phone')), '+370 612 34567{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: {
    field: { defaultValue: '12', error: t('Įveskite tinkamą telefono numerį') },
  },
};

/** A second press is ignored while sending. */
export const Sending: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: said(callbackFormWords, 'submit') }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.ru,
    lead: longWords.lt,
    field: { label: longWords.lt },
    texts: { submit: longWords.en },
    status: <Banner tone="danger" title={longWords.lt} />,
  },
};
