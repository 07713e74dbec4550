import { Award, BookOpen, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import type { MenuItem } from './DropdownMenu.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

export function profileItems(onLogout: () => void): MenuItem[] {
  return [
    { kind: 'link', id: 'overview', label: t('Apžvalga'), href: '#overview', icon: LayoutDashboard },
    { kind: 'link', id: 'courses', label: t('Mano kursai'), href: '#courses', icon: BookOpen, current: true },
    { kind: 'link', id: 'certificates', label: t('Sertifikatai'), href: '#certificates', icon: Award },
    { kind: 'link', id: 'settings', label: t('Nustatymai'), href: '#settings', icon: Settings },
    { kind: 'separator', id: 'line' },
    { kind: 'action', id: 'logout', label: t('Atsijungti'), onSelect: onLogout, icon: LogOut },
  ];
}

export function languageItems(onChoose: (language: string) => void): MenuItem[] {
  return [
    {
      kind: 'choice',
      id: 'lt',
      label: 'Lietuvių',
      lang: 'lt',
      checked: true,
      onSelect: () => {
        onChoose('lt');
      },
    },
    {
      kind: 'choice',
      id: 'en',
      label: 'English',
      lang: 'en',
      checked: false,
      onSelect: () => {
        onChoose('en');
      },
    },
    {
      kind: 'choice',
      id: 'ru',
      label: 'Русский',
      lang: 'ru',
      checked: false,
      onSelect: () => {
        onChoose('ru');
      },
    },
  ];
}
