import { useLocation, useSearch } from 'wouter';
import { currentIn, services } from './serviceLinks.ts';

interface Props {
  className: string;
  /** Looks of a link, and of that of the page that is shown. */
  look: string;
  currentLook: string;
}

const closeMenu = (link: HTMLElement) => link.closest<HTMLElement>('[popover]')?.hidePopover?.();

/** The links to every service; chosen in a pop-up menu, they close it. */
export function ServiceLinks({ className, look, currentLook }: Props) {
  const [path] = useLocation();
  const query = useSearch();
  return (
    <ul className={className}>
      {services.map((service) => {
        const current = currentIn(service, path, query);
        return (
          <li key={service.href}>
            <a
              href={service.href}
              aria-current={current}
              onClick={(event) => closeMenu(event.currentTarget)}
              className={`${look} ${current ? currentLook : ''}`}
            >
              {service.name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
