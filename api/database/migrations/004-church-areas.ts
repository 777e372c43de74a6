import { Migration } from '@mikro-orm/migrations'

/** The next churches of an area are found by its index; the one it replaces had the area alone. */
export class ChurchAreas extends Migration {
  override up(): void {
    this.addSql("create index church_area_id on church (area, id) where status = 'approved'")
    this.addSql('drop index church_area')
  }
}
