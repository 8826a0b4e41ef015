import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Alert } from '#src/ui/Alert.tsx';

interface Props {
  title: string;
  /** The heads of row, column and problem. */
  columns: readonly string[];
  problems: readonly { row?: number | undefined; column?: string | undefined; text: string }[];
}

/** The problems of a sheet, by row and column. */
export function SheetProblems({ title, columns, problems }: Props) {
  return (
    <>
      <Alert tone="critical">{title}</Alert>
      <DeskTable label={title} columns={columns}>
        {problems.map(({ row, column, text }) => (
          <tr key={`${row} ${column} ${text}`}>
            <td className="tabular-nums">{row}</td>
            <td>{column}</td>
            <td className="min-w-60 whitespace-normal">{text}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}
