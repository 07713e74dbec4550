import '@medeina/tokens/tokens.css';
import '@medeina/tokens/fonts.css';
import '@medeina/design-system/styles.css';
import '@other/design-system/styles.css';

export const metadata = { title: 'A Next app', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="lt" data-medeina-theme="light">
      <body>{children}</body>
    </html>
  );
}
