import { type CartProduct, mostOfAProduct } from '@medeina/contract';
import { NumberField } from '@medeina/design-system/primitives/NumberField';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Switch } from '@medeina/design-system/primitives/Switch';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import type { Quantities } from './useQuantities.ts';

interface TeamFieldsProps {
  readonly products: readonly CartProduct[];
  readonly isForTeam: boolean;
  readonly onForTeamChange: (isForTeam: boolean) => void;
  readonly quantities: Quantities;
  readonly disabled: boolean;
}

/** Whether the courses are for colleagues, and for how many of them. Courses that the buyer has can be for others only. */
export function TeamFields({ products, isForTeam, onForTeamChange, quantities, disabled }: TeamFieldsProps) {
  const intl = useIntl();
  const turn = (next: boolean) => {
    onForTeamChange(next);
    if (next) return;
    for (const product of products)
      if (quantities.of(product) > 1 || product.for_team) quantities.change(product, 1, false);
  };
  const owned = products.filter((product) => product.owned);
  return (
    <Stack gap={16}>
      <Switch
        label={
          <Text as="b" weight="strong">
            {intl.formatMessage({ id: 'shopping.team.switch' })}
          </Text>
        }
        checked={isForTeam}
        disabled={disabled || owned.length > 0}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {isForTeam && (
        <>
          <Text tone="muted">
            {intl.formatMessage({ id: 'shopping.team.text' })}
            {owned.map(({ product_id: id, name }) => (
              <span key={id}> {intl.formatMessage({ id: 'shopping.team.owned' }, { course: name })}</span>
            ))}
          </Text>
          {products.map((product) => (
            <NumberField
              key={product.product_id}
              label={intl.formatMessage({ id: 'shopping.team.places' }, { course: product.name })}
              value={quantities.of(product)}
              onChange={(value) => {
                if (value !== '') quantities.change(product, value, true);
              }}
              min={1}
              max={mostOfAProduct}
              step={1}
              buttons
              disabled={disabled}
            />
          ))}
        </>
      )}
    </Stack>
  );
}
