declare module 'virtual:used-icons' {
  /** The icons that the site imports, by name; made by .storybook/usedIcons.ts. */
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
}
