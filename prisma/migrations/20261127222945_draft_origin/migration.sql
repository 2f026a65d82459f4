-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "imported" TEXT,
ADD COLUMN     "isNew" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" TEXT;
