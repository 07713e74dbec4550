import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Carousel } from '../../../primitives/Carousel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { DrawnMark } from '../../support/DrawnMark.tsx';
import * as styles from './ClientLogos.css.ts';

/** A client with its mark. */
export interface ClientLogo {
  id: string;
  name: string;
  icon?: IconSource | undefined;
  /** SVG path data instead of the icon, in a view box of 24 × 24. */
  paths?: readonly string[] | undefined;
}

export interface ClientLogosProps extends RootProps<HTMLDivElement> {
  /** The name of the row: "Teams of more than 20 institutions learn here". */
  label: string;
  /** The clients, in order. */
  clients: readonly ClientLogo[];
}

function Mark({ icon, paths }: Pick<ClientLogo, 'icon' | 'paths'>) {
  if (paths !== undefined && paths.length > 0) return <DrawnMark paths={paths} />;
  return icon === undefined ? null : <Icon icon={icon} size="bar" />;
}

/** The clients' logos and names, six in view. Renders nothing without any. */
export function ClientLogos({ label, clients, ...root }: ClientLogosProps) {
  return (
    <Carousel
      {...root}
      label={label}
      heading={<Text tone="muted">{label}</Text>}
      columns={6}
      items={clients.map(({ id, name, icon, paths }) => ({
        id,
        content: (
          <span className={styles.client}>
            <span className={styles.place}>
              <Mark icon={icon} paths={paths} />
            </span>
            <span className={styles.name}>{name}</span>
          </span>
        ),
      }))}
    />
  );
}
