import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CompanyForm } from './CompanyForm.tsx';
import type { CompanyFormProps } from './CompanyForm.tsx';

const nothing = { company_name: '', company_code: '', company_address: '', company_vat: '' };
const filled = {
  company_name: 'VšĮ Nemuno klinikos',
  company_code: '302451',
  company_address: 'Nemuno g. 12, LT-44280 Kaunas',
  company_vat: '',
};

function Kept(props: CompanyFormProps) {
  const [company, setCompany] = useState(props.company);
  const [values, setValues] = useState(props.values);
  return (
    <CompanyForm
      {...props}
      company={company}
      onCompanyChange={(next) => {
        setCompany(next);
        props.onCompanyChange(next);
      }}
      values={values}
      onChange={(field, value) => {
        setValues({ ...values, [field]: value });
        props.onChange(field, value);
      }}
    />
  );
}

const meta: Meta<typeof CompanyForm> = {
  title: 'Shopping/CompanyForm',
  component: CompanyForm,
  args: {
    label: 'Perku įmonės vardu',
    company: false,
    values: nothing,
    labels: {
      company_name: 'Įmonės pavadinimas',
      company_code: 'Įmonės kodas',
      company_address: 'Adresas',
      company_vat: 'PVM mokėtojo kodas',
    },
    vatHint: 'Pavyzdžiui, LT000000000',
    onCompanyChange: fn(),
    onChange: fn(),
    onLeave: fn(),
  },
  render: Kept,
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
    await expect(canvas.getByRole('textbox', { name: 'Įmonės pavadinimas' })).toHaveFocus();
    await userEvent.keyboard('Rievė');
    await expect(args.onChange).toHaveBeenLastCalledWith('company_name', 'Rievė');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledWith('company_name');
  },
};

export const Company: Story = { args: { company: true, values: filled } };

export const Errors: Story = {
  args: { company: true, values: filled, errors: { company_code: 'Įmonės kodą sudaro 9 skaitmenys' } },
};

export const Sending: Story = { args: { company: true, values: filled, disabled: true } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: `${longWords.ru} ${longWords.lt}`,
    company: true,
    values: { ...filled, company_name: `${longWords.lt} ${longWords.ru}` },
    errors: { company_name: longWords.ru },
  },
};
