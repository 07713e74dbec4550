import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { companyFormWords } from './CompanyForm.words.ts';

const filled = {
  company_name: 'VšĮ Nemuno klinikos',
  company_code: '302451',
  company_address: 'Nemuno g. 12, LT-44280 Kaunas',
  company_vat: '',
};

const meta: Meta<typeof CompanyForm> = {
  title: 'Shopping/CompanyForm',
  component: CompanyForm,
  args: {
    onCompanyChange: fn(),
    onChange: fn(),
    onLeave: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CompanyForm>;

export const Private: Story = {};

/** By keyboard: Space toggles, and the focus moves to the first field. */
export const Switching: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCompanyChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('textbox', { name: said(companyFormWords, 'company_name') })).toHaveFocus();
    await userEvent.keyboard('Rievė');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { company_name: 'Rievė', company_code: '', company_address: '', company_vat: '' },
      'company_name',
    );
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledWith('company_name');
  },
};

export const Company: Story = { args: { defaultCompany: true, defaultValue: filled } };

/** The host keeps the switch and the fields. */
export const Controlled: Story = {
  args: { company: true, value: filled },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: said(companyFormWords, 'company_name') });
    await userEvent.type(name, '!');
    await expect(args.onChange).toHaveBeenCalledWith(
      { ...filled, company_name: 'VšĮ Nemuno klinikos!' },
      'company_name',
    );
    await expect(name).toHaveValue('VšĮ Nemuno klinikos');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCompanyChange).toHaveBeenCalledWith(false);
    await expect(name).toBeVisible();
    name.blur();
  },
};

export const Errors: Story = {
  args: {
    defaultCompany: true,
    defaultValue: filled,
    errors: { company_code: t('Įmonės kodą sudaro 9 skaitmenys') },
  },
};

export const Sending: Story = { args: { defaultCompany: true, defaultValue: filled, disabled: true } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    texts: { company: `${longWords.ru} ${longWords.lt}` },
    defaultCompany: true,
    defaultValue: { ...filled, company_name: `${longWords.lt} ${longWords.ru}` },
    errors: { company_name: longWords.ru },
  },
};
