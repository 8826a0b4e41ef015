import { useLocation, useSearch } from 'wouter';
import { currentIn, services } from './serviceLinks.ts';

interface Props {
  className: string;
  /** Class names of a link, and of the current page's link. */
  classes: string;
  currentClasses: string;
}

const closeMenu = (link: HTMLElement) => link.closest<HTMLElement>('[popover]')?.hidePopover?.();

/** The links to every service; in a pop-up menu a click closes it. */
export function ServiceLinks({ className, classes, currentClasses }: Props) {
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
              className={`${classes} ${current ? currentClasses : ''}`}
            >
              {service.nameZh}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
