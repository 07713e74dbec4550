import { Advantages } from '@medeina/design-system/domain/Advantages';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';

const items = ['theory', 'practice', 'certificate'] as const;

/** Why to learn here. */
export function AdvantagesSection() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.advantages.${id}` });
  return (
    <Band block="section">
      <Advantages
        title={text('title')}
        items={items.map((item) => ({ title: text(item), text: text(`${item}.text`) }))}
      />
    </Band>
  );
}
