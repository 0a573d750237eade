import { object, string, type ObjectSchema } from 'yup';

export interface NotionValues {
  notion_api_key: string;
  notion_database_id: string;
  /** The table chosen, empty for none, and the database it was chosen in. */
  notion_data_source_id: string;
  chosen_in: string;
}

const LONGEST = 500;
const TOO_LONG = `At most ${LONGEST} characters`;
const NEEDED = 'Notion is active and needs this. To stop using it, clear the settings.';

/** The form's rules. Each field may be saved alone; while Notion is active, its database must stay. */
export function notionSchema({ is_active }: { is_active: boolean }): ObjectSchema<NotionValues> {
  return object({
    notion_api_key: string().default('').trim().max(LONGEST, TOO_LONG),
    notion_database_id: string()
      .default('')
      .trim()
      .max(LONGEST, TOO_LONG)
      .test('needed', NEEDED, (text) => !is_active || text !== ''),
    notion_data_source_id: string().default(''),
    chosen_in: string().default(''),
  });
}
